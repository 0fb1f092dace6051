// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { arriveAs, frameByFrame } from '../../testing/frame-by-frame.ts'

const all = Array.from({ length: 30 }, (_none, at) => at)

let page: HTMLElement
frameByFrame()
beforeEach(() => {
  page = document.createElement('main')
})

/** How many are rendered at once, and after the next frame. */
async function draw(): Promise<readonly number[]> {
  const { useFirstFew } = await import('./use-first-few.ts')
  const List = () => <p>{useFirstFew(all, 10).length}</p>
  const root = createRoot(page)
  const counts: number[] = []
  await act(() => root.render(<List />))
  counts.push(Number(page.textContent))
  await act(() => vi.advanceTimersByTime(20))
  counts.push(Number(page.textContent))
  await act(() => root.unmount())
  const again = createRoot(page)
  await act(() => again.render(<List />))
  counts.push(Number(page.textContent))
  return counts
}

it('on a phone, the first visit renders the first screen first, the rest a frame later, and every later list at once', async () => {
  arriveAs('navigate', 390)
  expect(await draw()).toEqual([10, 30, 30])
})

it.each([
  ['a wide window', 'navigate', 1440],
  ['a page that is loaded again, which goes back to where it was,', 'reload', 390],
  ['a page that one went back to', 'back_forward', 390],
])('%s renders all of it at once', async (_who, type, width) => {
  arriveAs(type, width)
  expect(await draw()).toEqual([30, 30, 30])
})

it.each([
  ['a list none of whose pictures is wanted at once', 0],
  ['a list that is in the first window whole', 30],
])('%s is rendered once', async (_what, few) => {
  arriveAs('navigate', 390)
  const { useFirstFew } = await import('./use-first-few.ts')
  const drawn: number[] = []
  const List = () => {
    drawn.push(useFirstFew(all, few).length)
    return null
  }
  const root = createRoot(page)
  await act(() => root.render(<List />))
  await act(() => vi.advanceTimersByTime(20))
  expect(drawn).toEqual([30])
  await act(() => root.unmount())
})
