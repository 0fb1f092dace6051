import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const BLOCK = 512

const text = (header: Buffer, start: number, length: number) => {
  const raw = header.toString('utf8', start, start + length)
  const end = raw.indexOf('\0')
  return end < 0 ? raw : raw.slice(0, end)
}

/** Unpacks a plain ustar archive below `folder`: files, folders and symlinks; names that lead outside are refused. */
export const untar = (archive: Buffer, folder: string): void => {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK)
    const prefix = text(header, 345, 155)
    const name = normalize(prefix ? `${prefix}/${text(header, 0, 100)}` : text(header, 0, 100))
    if (header[0] === 0) return
    if (name.startsWith('..') || name.startsWith('/'))
      throw new Error(`The archive names a file outside its folder: ${name}`)
    const size = Number.parseInt(text(header, 124, 12), 8) || 0
    const mode = Number.parseInt(text(header, 100, 8), 8) || 0o644
    const path = join(folder, name)
    const kind = text(header, 156, 1)
    if (kind === '5') mkdirSync(path, { recursive: true })
    else mkdirSync(dirname(path), { recursive: true })
    if (kind === '2') symlinkSync(text(header, 157, 100), path)
    if (kind === '' || kind === '0') {
      writeFileSync(path, archive.subarray(at + BLOCK, at + BLOCK + size))
      chmodSync(path, mode & 0o777)
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}
