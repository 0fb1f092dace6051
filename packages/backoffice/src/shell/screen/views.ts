import type { ComponentType } from 'react'

/** Screens of an app, as returned by `import.meta.glob('./views/**\/*.tsx')`: file → loader of its module. */
export type Views = Readonly<Record<string, () => Promise<unknown>>>

/** How the shell shows a page. */
export interface PageHandle {
  /** Hides title and line (spec §2). @default true */
  readonly title?: boolean
  /** The page replaces the whole main area: no title, no padding. @default false */
  readonly replacesMain?: boolean
}

/** A loaded screen: every module of `views/` exports `Component`, and optionally `handle`. */
export interface Screen {
  readonly Component: ComponentType
  readonly handle?: PageHandle
}

/**
 * Finds the loader of a menu entry's screen. `Admin/exts/goods_brands/index` is the file `views/goods-brands.tsx` or
 * `views/goods-brands/index.tsx`; undefined if there is no such file.
 */
export function findView(views: Views, view: string): (() => Promise<unknown>) | undefined {
  const wanted = viewName(view)
  return Object.entries(views).find(([file]) => fileName(file) === wanted)?.[1]
}

/**
 * Screens beside that of a menu entry that have no entry of their own, such as `views/goods/form.tsx` beside
 * `views/goods/index.tsx`: pages reached from it.
 */
export function viewsBelow(
  views: Views,
  view: string,
  taken: readonly string[],
): readonly { readonly name: string; readonly load: () => Promise<unknown> }[] {
  if (view === '') return []
  const prefix = `${viewName(view)}/`
  const entries = new Set(taken.map(viewName))
  return Object.entries(views).flatMap(([file, load]) => {
    const name = fileName(file)
    const rest = name.slice(prefix.length)
    return name.startsWith(prefix) && !rest.includes('/') && !entries.has(name) ? [{ name: rest, load }] : []
  })
}

const viewName = (view: string) => plainName(view.replace(/^\/?(Admin|Seller)\//, '').replace(/^exts\//, ''))
const fileName = (file: string) => plainName(file.replace(/^.*?views\//, ''))
const plainName = (path: string) =>
  path
    .replace(/\.tsx$/, '')
    .replace(/\/index$/, '')
    .replaceAll('_', '-')

/** Checks a loaded module; throws if it is not a screen. */
export function toScreen(module: unknown): Screen {
  if (!isScreen(module)) throw new TypeError('a view module exports Component')
  return module
}

const isScreen = (module: unknown): module is Screen =>
  typeof module === 'object' && module !== null && 'Component' in module && typeof module.Component === 'function'
