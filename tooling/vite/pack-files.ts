import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = /\.(?:js|mjs|css|html|svg|json|txt|xml|wasm|ttf)$/
const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** As small as each format gets; it is done once per build and sent unchanged for as long as the build lives. */
const ways: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: content =>
    asBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // Larger blocks share more of what they have learned; the quality's own choice is smaller.
        [constants.BROTLI_PARAM_LGBLOCK]: 20,
      },
    }),
  gz: content => asGzip(content, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Lays a `.br` and a `.gz` beside each built file that packs, under the names by which servers look for them (nginx:
 * `brotli_static`, `gzip_static`). A file that does not get smaller has none.
 */
export const packFolder = async (folder: string): Promise<void> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(file => file.isFile() && PACKED.test(file.name))
    .map(file => join(file.parentPath, file.name))
    .filter(path => !path.slice(folder.length).split(sep).includes('.vite'))
  await Promise.all(
    files.map(async path => {
      const content = await readFile(path)
      for (const [ending, pack] of Object.entries(ways)) {
        const packed = await pack(content)
        if (packed.length < content.length) await writeFile(`${path}.${ending}`, packed)
      }
    }),
  )
}

/** Packs what a build has written, as its last step. */
export const packFiles = (): Plugin => ({
  name: 'shiji-pack-files',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    sequential: true,
    order: 'post',
    handler: ({ dir }) => (dir === undefined ? undefined : packFolder(dir)),
  },
})
