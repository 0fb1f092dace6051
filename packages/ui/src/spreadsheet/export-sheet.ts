import { fileName, type SheetData } from './sheet-data.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const inWorker = (name: string, data: SheetData): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    // The writer is 300 KB and half a gigabyte while it works: it comes on demand and goes afterwards.
    const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
    const end = (): void => worker.terminate()
    worker.onmessage = (event: MessageEvent<ArrayBuffer>) => {
      end()
      resolve(event.data)
    }
    worker.onerror = event => {
      end()
      reject(new Error(event.message || 'the sheet could not be written'))
    }
    worker.postMessage({ name, data })
  })

/** Writes a sheet and hands it to the person as '<name>.xlsx'; rejects when it cannot be written. */
export async function exportSheet(name: string, data: SheetData): Promise<void> {
  const url = URL.createObjectURL(new Blob([await inWorker(name, data)], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${fileName(name)}.xlsx`
  link.click()
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
