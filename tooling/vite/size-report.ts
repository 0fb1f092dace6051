import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

type ChunkSize = {
  file: string
  module: string | null
  gzip: number
  imports: string[]
  dynamicImports: string[]
}

/** What `dist/.vite/sizes.json` holds: every script with its gzip bytes, and what it imports. */
type SizeReport = { area: string; entry: string; initialGzip: number; chunks: ChunkSize[] }

/** Gzip bytes that the browser loads for these files and for everything that they import statically, each file once. */
export const closureGzip = (chunks: readonly ChunkSize[], files: readonly string[]): number => {
  const byFile = new Map(chunks.map(chunk => [chunk.file, chunk]))
  const seen = new Set<string>()
  const visit = (file: string): number => {
    const chunk = byFile.get(file)
    if (!chunk || seen.has(file)) return 0
    seen.add(file)
    return chunk.imports.reduce((sum, next) => sum + visit(next), chunk.gzip)
  }
  return files.reduce((sum, file) => sum + visit(file), 0)
}

/** Files that wait for each other at the start: such a page stays blank. Undefined when there are none. */
export const findCircle = (chunks: readonly Pick<ChunkSize, 'file' | 'imports'>[]): readonly string[] | undefined => {
  const imports = new Map(chunks.map(chunk => [chunk.file, chunk.imports]))
  const done = new Set<string>()
  const follow = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const { file } of chunks) {
    const circle = follow(file, [])
    if (circle) return circle
  }
  return undefined
}

const CHECKOUT = join(import.meta.dirname, '../..')

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Writes the sizes of the built scripts beside the manifest, prints the first load of the area, and refuses files that wait for each other. */
export const sizeReport = (area: string): Plugin => ({
  name: 'shiji-size-report',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks: ChunkSize[] = []
    let entry = ''
    for (const item of Object.values(bundle)) {
      if (item.type !== 'chunk') continue
      if (item.isEntry) entry = item.fileName
      chunks.push({
        file: item.fileName,
        module: item.facadeModuleId,
        gzip: gzipSync(item.code, { level: 9 }).length,
        imports: item.imports,
        dynamicImports: item.dynamicImports,
      })
    }
    const circle = findCircle(chunks)
    if (circle) this.error(`files wait for each other: ${circle.join(' → ')}`)
    const initialGzip = closureGzip(chunks, [entry])
    const report: SizeReport = { area, entry, initialGzip, chunks: chunks.map(withoutFolder(CHECKOUT)) }
    this.emitFile({ type: 'asset', fileName: '.vite/sizes.json', source: JSON.stringify(report, null, 1) })
    console.log(`${area}: ${kilobytes(initialGzip)} of script (gzip) before the first page`)
  },
})

const withoutFolder = (folder: string) => (chunk: ChunkSize) => ({
  ...chunk,
  module: chunk.module?.startsWith(folder) ? chunk.module.slice(folder.length + 1) : chunk.module,
})
