import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAutoRefresh, useLoadedAt } from './use-loads.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const mount = <Props extends object>(Component: (props: Props) => React.ReactNode, first: Props) => {
  const place = document.createElement('div')
  const root = createRoot(place)
  const draw = (props: Props): void => act(() => root.render(<Component {...props} />))
  draw(first)
  return { place, draw }
}

describe('a table that loads by itself (point 35)', () => {
  const load = vi.fn()
  function Table({ seconds, busy }: { readonly seconds: number; readonly busy: boolean }) {
    useAutoRefresh(seconds, load, busy)
    return null
  }
  beforeEach(() => {
    load.mockClear()
  })

  it('does so every 30 seconds while it is switched on', () => {
    const { draw } = mount(Table, { seconds: 30, busy: false })
    vi.advanceTimersByTime(61_000)
    expect(load).toHaveBeenCalledTimes(2)
    draw({ seconds: 0, busy: false })
    vi.advanceTimersByTime(300_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('waits while rows are loading or something is open above it', () => {
    mount(Table, { seconds: 30, busy: true })
    vi.advanceTimersByTime(90_000)
    expect(load).not.toHaveBeenCalled()
  })
})

describe('the time of the last load', () => {
  function Time({ rows, at }: { readonly rows: readonly number[]; readonly at?: number }) {
    return useLoadedAt(rows, at)
  }

  it('is when the rows last changed, unless the page knows better', () => {
    const rows = [1]
    vi.setSystemTime(1000)
    const { place, draw } = mount<{ readonly rows: readonly number[]; readonly at?: number }>(Time, { rows })
    expect(place.textContent).toBe('1000')
    vi.setSystemTime(9000)
    draw({ rows })
    expect(place.textContent).toBe('1000')
    draw({ rows: [2] })
    expect(place.textContent).toBe('9000')
    draw({ rows, at: 42 })
    expect(place.textContent).toBe('42')
  })
})
