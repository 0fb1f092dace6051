import { fileName } from './sheet-data.ts'

/** Hands a file to the person under this name; signs that no file system takes are replaced. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(name)
  link.click()
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
