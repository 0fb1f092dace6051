import type { Area } from '@shiji/contract/area.ts'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { createContext, use } from 'react'
import { pagePath } from '../address/menu-target.ts'
import { useBackoffice } from '../running/backoffice.ts'

/** Numbers of waiting entries of the menu's pages, by path inside the area. */
export type Badges = ReadonlyMap<string, number>

export const NO_BADGES: Badges = new Map()

export const BadgesContext = createContext<Badges>(NO_BADGES)

/** The number of waiting entries of menu items: on their own pages and all pages below, each page counted once. */
export function waitingOn(items: readonly MenuItem[], badges: Badges, area: Area): number {
  const paths = new Set(items.flatMap(item => pathsOf(item, area)))
  return [...paths].reduce((sum, path) => sum + (badges.get(path) ?? 0), 0)
}

const pathsOf = (item: MenuItem, area: Area): readonly string[] => [
  ...(item.apis === '' ? [] : [pagePath(item.apis, area)]),
  ...item.children.flatMap(child => pathsOf(child, area)),
]

/** Waiting entries of several items together; 0 until known. */
export function useWaitingOn(items: readonly MenuItem[]): number {
  const { area } = useBackoffice()
  return waitingOn(items, use(BadgesContext), area)
}

/** Waiting entries of an item; 0 until known. */
export const useWaiting = (item: MenuItem): number => useWaitingOn([item])
