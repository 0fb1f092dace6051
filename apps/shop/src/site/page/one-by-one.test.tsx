// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { arriveAs, frameByFrame } from '../../testing/frame-by-frame.ts'

let page: HTMLElement
frameByFrame()
beforeEach(() => {
  page = document.createElement('main')
})

/** Texts of the page frame by frame, until it does not change. */
async function frames(): Promise<readonly (string | null)[]> {
  const seen: (string | null)[] = [page.textContent]
  for (;;) {
    await act(() => vi.advanceTimersByTime(20))
    if (page.textContent === seen.at(-1)) return seen
    seen.push(page.textContent)
  }
}

/** A page with three parts, one of them empty, and another one from which it is opened. */
async function shop() {
  const { OneByOne } = await import('./one-by-one.tsx')
  const long = (
    <OneByOne>
      <p>a</p>
      {false}
      <p>b</p>
      <p>c</p>
    </OneByOne>
  )
  const router = createMemoryRouter([
    { path: '/', element: long },
    { path: '/other', element: 'other' },
  ])
  await act(() => createRoot(page).render(<RouterProvider router={router} />))
  return router
}

it('on a phone, parts of a page are rendered one a frame', async () => {
  arriveAs('navigate', 390)
  await shop()
  expect(await frames()).toEqual(['a', 'ab', 'abc'])
})

it.each([
  ['a wide window', 'navigate', 1440],
  ['a page that is loaded again, which goes back to where it was,', 'reload', 390],
])('%s renders all of them at once', async (_who, type, width) => {
  arriveAs(type, width)
  await shop()
  expect(await frames()).toEqual(['abc'])
})

it('a page that one went back to has its whole height at once, one that is opened by a link has not', async () => {
  arriveAs('reload', 390)
  const router = await shop()
  await act(() => router.navigate('/other'))
  await act(() => router.navigate('/'))
  expect(await frames()).toEqual(['a', 'ab', 'abc'])
  await act(() => router.navigate('/other'))
  await act(() => router.navigate(-1))
  expect(await frames()).toEqual(['abc'])
})
