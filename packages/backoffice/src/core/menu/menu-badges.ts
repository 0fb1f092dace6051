import type { Area } from '@shiji/contract/area.ts'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { createContext, use } from 'react'
import { pagePath } from '../address/menu-target.ts'
import { useBackoffice } from '../running/backoffice.ts'

/** How much waits on the pages of the menu, by their path inside the area. */
export type Badges = ReadonlyMap<string, number>

export const NO_BADGES: Badges = new Map()

export const BadgesContext = createContext<Badges>(NO_BADGES)

/** How much waits on items: on their own pages and on all pages below them, each page once. */
export function waitingOn(items: readonly MenuItem[], badges: Badges, area: Area): number {
  const paths = new Set(items.flatMap(item => pathsOf(item, area)))
  return [...paths].reduce((sum, path) => sum + (badges.get(path) ?? 0), 0)
}

const pathsOf = (item: MenuItem, area: Area): readonly string[] => [
  ...(item.apis === '' ? [] : [pagePath(item.apis, area)]),
  ...item.children.flatMap(child => pathsOf(child, area)),
]

/** How much waits on items together; 0 until it is known. */
export function useWaitingOn(items: readonly MenuItem[]): number {
  const { area } = useBackoffice()
  return waitingOn(items, use(BadgesContext), area)
}

/** How much waits on an item; 0 until it is known. */
export const useWaiting = (item: MenuItem): number => useWaitingOn([item])
