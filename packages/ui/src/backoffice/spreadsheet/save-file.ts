import { fileName } from './sheet-data.ts'

/** Downloads a file under this name; characters that file systems do not allow are replaced. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(name)
  link.click()
  // The download has its own reference to the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
