/** How a picture is stored: its largest sides, whether it is cropped to them, and the widths of its thumbs. */
export interface PicturePlan {
  readonly width: number
  readonly height: number
  readonly cut: boolean
  readonly thumbs: readonly number[]
}

const LARGEST = 1_600
const SMALLEST = 16
const THUMBS = [400, 160]

/** A document must stay readable, and has no thumbs. */
export const DOCUMENT_PLAN: PicturePlan = { width: LARGEST, height: LARGEST, cut: false, thumbs: [] }

/**
 * Plan of a picture by the upload's `name` (spec §7): avatars are cropped to 150×150, everything else is scaled to
 * fit and gets thumbs: a store may put any picture of its space into a gallery. A requested size is limited.
 */
export function picturePlan(
  name: string,
  wanted: { readonly width: number; readonly height: number } | undefined,
): PicturePlan {
  if (name === 'avatar')
    return { ...(wanted === undefined ? { width: 150, height: 150 } : bounded(wanted)), cut: true, thumbs: [] }
  const size = wanted === undefined ? { width: LARGEST, height: LARGEST } : bounded(wanted)
  return { ...size, cut: false, thumbs: THUMBS }
}

const bounded = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width: bound(width),
  height: bound(height),
})
const bound = (side: number): number => Math.min(LARGEST, Math.max(SMALLEST, Math.trunc(side)))

/** Address of a thumb beside its picture: `a.webp` → `a_400.webp`. */
export const thumbOf = (url: string, width: number): string => url.replace(/(\.\w+)$/, `_${width}$1`)

const SIGNATURES: readonly {
  readonly extension: string
  readonly mime: string
  readonly at: number
  readonly bytes: readonly number[]
}[] = [
  { extension: 'pdf', mime: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { extension: 'zip', mime: 'application/zip', at: 0, bytes: [0x50, 0x4b, 0x03, 0x04] },
  { extension: 'mp4', mime: 'video/mp4', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
]

/**
 * The type that an uploaded file proves by its first bytes, other than a picture; undefined when it is not an accepted
 * type.
 */
export const fileKindOf = (start: Uint8Array): { readonly extension: string; readonly mime: string } | undefined =>
  SIGNATURES.find(({ at, bytes }) => bytes.every((byte, index) => start[at + index] === byte))
