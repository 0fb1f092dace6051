import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { bundledChromium } from './bundled.ts'
import { testFonts } from './fonts.ts'

export type ChromiumSource = 'CHROMIUM_PATH' | 'system' | 'playwright' | 'bundled'

export type Chromium = {
  source: ChromiumSource
  executablePath: string
  /** Variables that the browser needs beside the caller's own. */
  env: Record<string, string>
  args: string[]
}

/** Folder of what is unpacked or written for the browser. */
export const CACHE = join(import.meta.dirname, '../../.cache')

/** The pages under test are our own; the sandbox needs rights that root and many containers do not give. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const APPLICATIONS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    name => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(folder =>
    folder
      ? [`${folder}\\Google\\Chrome\\Application\\chrome.exe`, `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`]
      : [],
  ),
}

const runs = (path: string): boolean => {
  if (process.platform === 'win32') return true
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

const systemChromium = (): string | undefined => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  const onPath = process.platform === 'win32' ? [] : NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  return [...onPath, ...(APPLICATIONS[process.platform] ?? [])].find(path => existsSync(path) && runs(path))
}

const finders: Record<ChromiumSource, () => Promise<Pick<Chromium, 'executablePath' | 'env'> | undefined>> = {
  CHROMIUM_PATH: async () => {
    const path = process.env.CHROMIUM_PATH
    if (!path) return undefined
    if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`)
    return { executablePath: path, env: {} }
  },
  system: async () => {
    const path = systemChromium()
    return path ? { executablePath: path, env: {} } : undefined
  },
  playwright: async () => {
    const path = chromium.executablePath()
    return existsSync(path) && runs(path) ? { executablePath: path, env: {} } : undefined
  },
  bundled: () => bundledChromium(CACHE),
}

/**
 * The one of the packages is the same on every machine, and has no windows to draw: pages take half the time of an
 * installed browser's.
 */
const ORDER: readonly ChromiumSource[] = ['CHROMIUM_PATH', 'bundled', 'playwright', 'system']

/**
 * Finds a Chromium without installing anything: CHROMIUM_PATH, the one from the registry (Linux x64), Playwright's own,
 * the system's. Throws with one line that says what to install when there is none.
 */
export const resolveChromium = async (order: readonly ChromiumSource[] = ORDER): Promise<Chromium> => {
  for (const source of order) {
    const found = await finders[source]()
    if (found) return { source, args: BROWSER_ARGS, ...found, env: { ...testFonts(CACHE), ...found.env } }
  }
  throw new Error('No Chromium found: install Chrome, Chromium or Edge, or name one with CHROMIUM_PATH.')
}
