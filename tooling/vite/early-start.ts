import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'

/** A script of a build, as far as its neighbours matter. */
export interface BuiltScript {
  readonly fileName: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** The built files and, by module, the indexes of those that it needs besides the files of the start. */
export interface EarlyFiles {
  readonly files: readonly string[]
  readonly of: Readonly<Record<string, readonly number[]>>
}

export interface EarlyStartOptions {
  /** The script, with `EARLY_FILES` replaced by the result of `earlyFiles`. */
  readonly entry: string
  /** Ends of the paths of modules that it may preload. */
  readonly modules: readonly string[]
}

const closure = (scripts: ReadonlyMap<string, BuiltScript>, from: readonly string[]): Set<string> => {
  const seen = new Set<string>()
  const visit = (fileName: string): void => {
    if (seen.has(fileName)) return
    seen.add(fileName)
    for (const next of scripts.get(fileName)?.imports ?? []) visit(next)
  }
  for (const fileName of from) visit(fileName)
  return seen
}

/** Finds the files of each module, with all that they import, without those that every page loads anyway. Throws for a module that is not in the build. */
export function earlyFiles(scripts: readonly BuiltScript[], modules: readonly string[], base: string): EarlyFiles {
  const byName = new Map(scripts.map(script => [script.fileName, script]))
  const start = closure(
    byName,
    scripts.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
  const of = modules.map(module => {
    const home = scripts.find(({ moduleIds }) => moduleIds.some(id => id.replaceAll('\\', '/').endsWith(`/${module}`)))
    if (home === undefined) throw new Error(`the build has no module ${module}`)
    return [module, [...closure(byName, [home.fileName])].filter(fileName => !start.has(fileName))] as const
  })
  const files = [...new Set(of.flatMap(([, names]) => names))]
  return {
    files: files.map(fileName => `${base}${fileName}`),
    of: Object.fromEntries(of.map(([module, names]) => [module, names.map(name => files.indexOf(name))])),
  }
}

async function bundle(entry: string, files: EarlyFiles): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { EARLY_FILES: JSON.stringify(files) },
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const outputs: readonly Rolldown.RolldownOutput[] = [built].flat().flatMap(each => ('output' in each ? [each] : []))
  const [script] = outputs.flatMap(({ output }) => output).flatMap(item => (item.type === 'chunk' ? [item] : []))
  if (script === undefined) throw new Error(`${entry} came to nothing`)
  return script.code
}

/**
 * Puts a small script of its own into the head of the page, which runs while the scripts of the start are still on their way and
 * knows the files of the build. The page waits for nothing that it fetches.
 */
export const earlyStart = ({ entry, modules }: EarlyStartOptions): Plugin => {
  let base = '/'
  let fileName: string | undefined
  return {
    name: 'shiji-early-start',
    apply: 'build',
    configResolved: config => {
      base = config.base
    },
    async generateBundle(_options, bundled) {
      const scripts = Object.values(bundled).flatMap(item => (item.type === 'chunk' ? [item] : []))
      const source = await bundle(entry, earlyFiles(scripts, modules, base))
      fileName = `assets/early-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        fileName === undefined ? [] : [{ tag: 'script', attrs: { src: `${base}${fileName}` }, injectTo: 'head' }],
    },
  }
}
