import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aShop } from '../../testing/a-shop.tsx'
import { SectionTabs } from './section-tabs.tsx'

type Seen = { readonly target: Element; readonly isIntersecting: boolean }

/** A page of sections at the given heights from the upper edge of the window, and what tells the tabs which they cross. */
async function aLongPage(tops: () => Readonly<Record<string, number>>) {
  let tell: (seen: readonly Seen[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (seen: readonly Seen[]) => void) {
        tell = told
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops()[this.id] ?? 0, 800, 400)
  })
  const ids = ['specs', 'detail', 'comments']
  const page = (
    <>
      <SectionTabs tabs={ids.map(id => ({ id, name: id }))} />
      {ids.map(id => (
        <section key={id} id={id} />
      ))}
    </>
  )
  await aShop({ page, path: '/goods/1', server: () => undefined })
  return (id: string, isIntersecting: boolean) => {
    const target = document.getElementById(id)
    if (target) act(() => tell([{ target, isIntersecting }]))
  }
}

const marked = () => screen.getAllByRole('link').find(link => link.getAttribute('aria-current') === 'true')?.textContent

describe('the tabs of a long page', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('mark the section above again when people scroll back from the last one', async () => {
    let tops: Record<string, number> = { specs: -900, detail: -500, comments: 100 }
    const cross = await aLongPage(() => tops)
    cross('comments', true)
    expect(marked()).toBe('comments')
    tops = { specs: -400, detail: 0, comments: 700 }
    cross('comments', false)
    expect(marked()).toBe('detail')
    tops = { specs: 300, detail: 800, comments: 1400 }
    cross('detail', false)
    expect(marked()).toBe('specs')
  })
})
