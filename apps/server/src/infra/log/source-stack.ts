import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const FRAME = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g

/** One map for each built file that appeared in a stack trace; none where the server runs from its sources. */
const maps = new Map<string, SourceMap | undefined>()

/**
 * A stack of the bundle with the files and lines of the sources. The maps are read when the first trace is written,
 * since Node's own `--enable-source-maps` keeps 66 MB for them from the start. Frames within packages are unchanged.
 */
export const sourceStack = (stack: string): string =>
  stack.replaceAll(FRAME, (place, url: string, line: string, column: string) => {
    const file = fileURLToPath(url)
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column))
    if (origin === undefined || !('fileName' in origin)) return place
    const source = relative(process.cwd(), join(dirname(file), origin.fileName))
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`
  })

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`))
  return maps.get(file)
}

function readMap(path: string): SourceMap | undefined {
  if (basename(path).startsWith('packages') || !existsSync(path)) return undefined
  return new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
}
