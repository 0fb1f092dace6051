import type { Runtime } from '../infra/context.ts'

/** A picture of a page, with its size where it is known. */
export interface Picture {
  readonly url: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
}

const DEMO = /^(\/files\/demo\/)(160|400|800)(\/[^/]+)$/
const UPLOAD = /^(\/files\/\d{4}\/\d{2}\/[0-9a-f]+)(\.\w+)$/
/** Enough of a file to read its size from. */
const HEAD_BYTES = 65_536
const MOST_KNOWN = 2_000

/** Address of a smaller version of a picture, by the rule of the shop's pages (`site/goods/picture-width.ts`). */
export function smaller(path: string, width: 160 | 400): string {
  const demo = path.replace(DEMO, `$1${width}$3`)
  return demo === path ? path.replace(UPLOAD, `$1_${width}$2`) : demo
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Sizes of pictures, read once from the first bytes of each file; files never change under their address. */
export class PictureSizes {
  readonly #runtime: Pick<Runtime, 'config' | 'ports'>
  readonly #known = new Map<string, Promise<Size | undefined>>()

  constructor(runtime: Pick<Runtime, 'config' | 'ports'>) {
    this.#runtime = runtime
  }

  /** The size of a picture of ours; undefined for any other address and for a file that cannot be read. */
  of(path: string): Promise<Size | undefined> {
    const demo = Number(DEMO.exec(path)?.[2])
    if (demo > 0) return Promise.resolve({ width: demo, height: demo })
    const known = this.#known.get(path)
    if (known !== undefined) return known
    const [oldest] = this.#known.keys()
    if (this.#known.size >= MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest)
    const size = this.#read(path).catch(() => undefined)
    this.#known.set(path, size)
    return size
  }

  async #read(path: string): Promise<Size | undefined> {
    const { config, ports } = this.#runtime
    const file = await ports.files.find(config, path)
    if (file === undefined || file.size === 0) return undefined
    const chunks: Buffer[] = []
    for await (const chunk of file.read({ start: 0, end: Math.min(file.size, HEAD_BYTES) - 1 }))
      chunks.push(Buffer.from(chunk))
    // Loaded by the first upload or page that needs it: a start without either stays small.
    const { default: sharp } = await import('sharp')
    const { width, height } = await sharp(Buffer.concat(chunks), { failOn: 'none' }).metadata()
    return { width, height }
  }
}
