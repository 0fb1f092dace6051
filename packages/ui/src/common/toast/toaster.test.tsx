import { createI18n, I18nextProvider } from '@shiji/i18n/react.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ShijiProvider } from '../theme/provider.tsx'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'
import { closeToastsWithPages } from './toasts-of-pages.ts'

let place: HTMLElement
let root: Root
let stop: () => void
let listener: (state: { location: { pathname: string }; navigation: { state: string } }) => void

const at = (pathname: string, leaving = false) => ({
  location: { pathname },
  navigation: { state: leaving ? 'loading' : 'idle' },
})
const go = (page: string, leaving = false) => act(() => listener(at(page, leaving)))

const region = () => document.querySelector('[data-messages]')
const shown = () => [...document.querySelectorAll('[data-part=root]')].map(card => card.textContent)
const say = (...words: Parameters<typeof toast.error>) => act(() => toast.error(...words))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const event = (name: string) => act(() => void region()?.dispatchEvent(new Event(name, { bubbles: true })))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  const i18n = await createI18n('zh-cn', ['common'])
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ShijiProvider area="shop" colorMode="light">
          <Toaster />
        </ShijiProvider>
      </I18nextProvider>,
    ),
  )
  vi.useFakeTimers()
  stop = closeToastsWithPages({
    state: at('/carts'),
    subscribe: tell => {
      listener = tell
      return () => undefined
    },
  })
})

afterEach(() => {
  stop()
  act(() => root.unmount())
  place.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a message shows at once, errors close after 8 s too, and a repeat restarts the time', () => {
  say('库存不足。')
  expect(shown()).toEqual(['库存不足。'])
  wait(7_000)
  say('库存不足。')
  wait(7_999)
  expect(shown()).toEqual(['库存不足。'])
  wait(1)
  expect(shown()).toEqual([])
})

it('the time of a message pauses while a person is on it', () => {
  say('库存不足。')
  wait(5_000)
  event('pointerover')
  wait(60_000)
  expect(shown()).toHaveLength(1)
  event('pointerout')
  wait(2_999)
  expect(shown()).toHaveLength(1)
  wait(1)
  expect(shown()).toEqual([])
  say('没有库存。')
  event('focusin')
  wait(60_000)
  expect(shown()).toHaveLength(1)
})

it('a message without a page and without a time limit stays until it is closed', () => {
  say('导出已完成', { duration: Number.POSITIVE_INFINITY, acrossPages: true })
  wait(3_600_000)
  go('/orders', true)
  go('/orders')
  wait(3_600_000)
  expect(shown()).toEqual(['导出已完成'])
})

it('a message closes with its page; one that explains the navigation moves along', () => {
  say('没有库存。')
  wait(3_000)
  act(() => toast.success('登录成功。'))
  go('/carts', true)
  wait(2_000)
  expect(shown()).toHaveLength(2)
  go('/user')
  expect(shown()).toEqual(['登录成功。'])
})

it('a message that cannot be rendered is dropped, and the next one shows', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementationOnce(() => {
    throw new Error('broken')
  })
  say('库存不足。')
  expect(shown()).toEqual([])
  say('没有库存。')
  expect(shown()).toEqual(['没有库存。', '库存不足。'])
})
