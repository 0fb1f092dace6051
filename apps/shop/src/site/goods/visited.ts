import { useEffect } from 'react'

/** Stored data of visited goods: enough for a small card, nothing about the person. */
export interface VisitedGoods {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly image: string
  readonly price: number
}

const key = 'visited_goods'
const most = 12

/** Goods viewed on this device, newest first; broken storage counts as empty. */
export function readVisited(): readonly VisitedGoods[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.flatMap(one => (isVisited(one) ? [one] : [])).slice(0, most) : []
  } catch {
    return []
  }
}

/** Forgets viewed goods that are no longer for sale. */
export function forgetVisited(ids: readonly number[]): void {
  if (ids.length === 0) return
  try {
    localStorage.setItem(key, JSON.stringify(readVisited().filter(goods => !ids.includes(goods.id))))
  } catch {
    // They are left out of the row anyway.
  }
}

export function clearVisited(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored there either.
  }
}

/** Stores goods as viewed once they are loaded. */
export function useVisit(goods: VisitedGoods | undefined): void {
  useEffect(() => {
    if (goods === undefined) return
    const { id, name, name_en, image, price } = goods
    try {
      const others = readVisited().filter(known => known.id !== id)
      localStorage.setItem(key, JSON.stringify([{ id, name, name_en, image, price }, ...others].slice(0, most)))
    } catch {
      // A convenience; without storage there is no such row.
    }
  }, [goods])
}

function isVisited(value: unknown): value is VisitedGoods {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, name_en, image, price } = Object.fromEntries(Object.entries(value))
  return (
    Number.isSafeInteger(id) &&
    Number.isSafeInteger(price) &&
    [name, name_en, image].every(text => typeof text === 'string')
  )
}
