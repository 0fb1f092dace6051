import { crc32, deflateSync } from 'node:zlib'

/** A file that a person chooses. */
export interface PictureFile {
  readonly name: string
  readonly mimeType: 'image/png'
  readonly buffer: Buffer
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const EDGE = 600
/** 8 bits a channel, colours without alpha. */
const TRUE_COLOUR = [8, 2, 0, 0, 0]

function chunk(kind: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of 600 × 600 px: a light that falls on this colour from above; its parts are 0 to 255. */
export function aPicture(name: string, colour: readonly [red: number, green: number, blue: number]): PictureFile {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(EDGE, 0)
  head.writeUInt32BE(EDGE, 4)
  head.set(TRUE_COLOUR, 8)
  const rows = Array.from({ length: EDGE }, (_, y) => {
    const pixel = colour.map(part => Math.round(part + (255 - part) * 0.5 * (1 - y / EDGE)))
    // Each row begins with the number of its filter; 0 leaves it as it is.
    return Buffer.concat([Buffer.from([0]), Buffer.alloc(EDGE * 3, Buffer.from(pixel))])
  })
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat([SIGNATURE, ...parts]) }
}
