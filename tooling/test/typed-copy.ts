import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const checkout = join(import.meta.dirname, '../..')

/**
 * A copy of the checkout in which files may be changed and type-checked; everything else in it is linked to the
 * original.
 */
export interface TypedCopy {
  /** Its folder. */
  readonly folder: string
  /** Shows the real folders around the places where something will be written. */
  mirror(paths: readonly string[]): void
  /** Changes a file in the copy alone; its folder must be mirrored. */
  change(path: string, change: (text: string) => string): void
  /** The compiler's errors for these files, as if they were in their packages; empty when they compile. */
  typeErrors(files: readonly string[]): string
  remove(): void
}

/** Makes an empty copy inside of the checkout, so that packages are found. */
export function typedCopy(): TypedCopy {
  mkdirSync(join(checkout, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(checkout, '.cache/generated-'))
  return {
    folder,
    mirror: paths => {
      const own = new Set(
        paths.flatMap(path => path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))),
      )
      const link = (at: string) => {
        mkdirSync(join(folder, at), { recursive: true })
        for (const name of readdirSync(join(checkout, at))) {
          const path = at === '' ? name : `${at}/${name}`
          if (name === '.cache' || name === '.git') continue
          if (own.has(path)) link(path)
          else symlinkSync(join(checkout, path), join(folder, path))
        }
      }
      link('')
    },
    change: (path, change) => {
      const text = change(readFileSync(join(checkout, path), 'utf8'))
      rmSync(join(folder, path))
      writeFileSync(join(folder, path), text)
    },
    typeErrors: files => {
      const config = {
        extends: join(checkout, 'tsconfig.base.json'),
        compilerOptions: {
          lib: ['ES2024', 'DOM', 'DOM.Iterable'],
          types: [],
          // What did not change between two runs is not checked again.
          incremental: true,
          tsBuildInfoFile: join(folder, 'checked.tsbuildinfo'),
          // Changed or added files take precedence.
          paths: { '@shiji/contract/*': [join(folder, 'packages/contract/src/*')] },
        },
        files: ['styles.d.ts', ...files.filter(path => /\.tsx?$/.test(path))].map(path => join(folder, path)),
      }
      writeFileSync(join(folder, 'styles.d.ts'), `declare module '*.css'\n`)
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
      try {
        execFileSync(join(checkout, 'node_modules/.bin/tsc'), ['-p', join(folder, 'tsconfig.json')], {
          encoding: 'utf8',
          stdio: 'pipe',
        })
        return ''
      } catch (error) {
        return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
