import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { untar } from './untar.ts'

const decompress = promisify(brotliDecompress)
const packageFolder = () => dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))

const unpack = async (source: string, folder: string) => {
  mkdirSync(folder, { recursive: true })
  const read = (name: string) => decompress(readFileSync(join(source, 'bin', name)))
  writeFileSync(join(folder, 'chromium'), await read('chromium.br'))
  chmodSync(join(folder, 'chromium'), 0o755)
  for (const name of ['al2023.tar.br', 'swiftshader.tar.br']) untar(await read(name), folder)
}

/**
 * The Chromium that comes from the package registry (Linux x64), unpacked once into `cache`, with the system libraries
 * that a bare machine lacks. Undefined on other platforms.
 */
export const bundledChromium = async (cache: string) => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const source = packageFolder()
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) {
    const draft = `${folder}.new-${process.pid}`
    await unpack(source, draft)
    try {
      renameSync(draft, folder)
    } catch {
      // Another process has unpacked the same version meanwhile.
      rmSync(draft, { recursive: true, force: true })
    }
  }
  const libraries = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { executablePath: join(folder, 'chromium'), env: { LD_LIBRARY_PATH: libraries } }
}
