import { useState } from 'react'

/** How a list of goods is laid out: cards in a grid, or a line for each with more of its facts. */
export type GoodsView = 'grid' | 'list'

const key = 'goods_view'

const remembered = (): GoodsView => {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

/** The layout that this device used last, and how to change it. */
export function useGoodsView(): readonly [GoodsView, (view: GoodsView) => void] {
  const [view, setView] = useState(remembered)
  const change = (next: GoodsView) => {
    setView(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // A convenience; without storage the next page starts with the grid.
    }
  }
  return [view, change]
}
