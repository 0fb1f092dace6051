import { type SheetLimits, SheetRefused } from './sheet-limits.ts'

interface Entry {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly at: number
}

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const

/** The directory is at the end of the archive, followed only by a comment of at most 65535 bytes. */
const endOf = (view: DataView): number => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1) {
    if (view.getUint32(at, true) === signatures.end) return at
  }
  throw new SheetRefused('no_sheet')
}

const directory = (bytes: Uint8Array<ArrayBuffer>, limits: SheetLimits): readonly Entry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > limits.entries) throw new SheetRefused('unfolds')
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== signatures.entry) throw new SheetRefused('no_sheet')
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  const unfolds = entries.some(
    ({ packed, unpacked }) => unpacked > limits.ratio * Math.max(packed, 1) && unpacked > 4096,
  )
  if (unfolds || entries.reduce((sum, entry) => sum + entry.unpacked, 0) > limits.unpacked)
    throw new SheetRefused('unfolds')
  return entries
}

// The size in the directory may be false, so at most that much is unpacked.
const inflate = async (packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  const out = new Uint8Array(most)
  let length = 0
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return out.subarray(0, length)
    if (length + value.length > most) {
      await reader.cancel()
      throw new SheetRefused('unfolds')
    }
    out.set(value, length)
    length += value.length
  }
}

/** An archive whose directory was read and is within the limits. */
export interface Archive {
  /** A part as text; undefined if there is none of that name. */
  readonly text: (name: string) => Promise<string | undefined>
}

/** Opens a zip archive without unpacking anything; throws `SheetRefused` if it is not one or unpacks to too much. */
export function openArchive(bytes: Uint8Array<ArrayBuffer>, limits: SheetLimits): Archive {
  const entries = directory(bytes, limits)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    text: async name => {
      const entry = entries.find(each => each.name === name)
      if (!entry) return undefined
      if (entry.at + 30 > view.byteLength || view.getUint32(entry.at, true) !== signatures.local)
        throw new SheetRefused('no_sheet')
      const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
      const packed = bytes.subarray(start, start + entry.packed)
      if (entry.method !== 0 && entry.method !== 8) throw new SheetRefused('no_sheet')
      const plain = entry.method === 0 ? packed : await inflate(packed, entry.unpacked)
      return new TextDecoder().decode(plain)
    },
  }
}
