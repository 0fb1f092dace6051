import { createI18n, I18nextProvider } from '@shiji/i18n/react.ts'
import { act, type ComponentType, type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShijiProvider } from '../theme/provider.tsx'
import { lazyPart } from './lazy-part.tsx'
import { onDemand } from './on-demand.tsx'

interface GreetingProps {
  readonly name: string
}
const Greeting = ({ name }: GreetingProps) => <p>{`你好 ${name}`}</p>

let place: HTMLElement
let root: Root
let draw: (page: ReactNode) => Promise<void>

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  place = document.createElement('div')
  root = createRoot(place)
  const i18n = await createI18n('zh-cn', ['common'])
  draw = page =>
    act(async () =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <ShijiProvider area="shop" colorMode="light">
            {page}
          </ShijiProvider>
        </I18nextProvider>,
      ),
    )
})

afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const field = () => place.querySelector('input')
const press = () => act(async () => place.querySelector('button')?.click())

it('shows nothing until its code has loaded, then appears without delay, next time immediately', async () => {
  const code = Promise.withResolvers<typeof Greeting>()
  const load = vi.fn(() => code.promise)
  const Part = onDemand(load)
  expect(load).not.toHaveBeenCalled()
  await draw(<Part name="小满" />)
  expect(place.textContent).toBe('')
  await act(async () => code.resolve(Greeting))
  expect(place.textContent).toBe('你好 小满')
  await draw(<Part key="again" name="清和" />)
  expect(place.textContent).toBe('你好 清和')
  expect(load).toHaveBeenCalledTimes(1)
})

type Load = () => Promise<ComponentType<GreetingProps>>

describe.each([
  { how: 'on demand', make: (load: Load) => onDemand(load) },
  { how: 'lazily', make: (load: Load) => lazyPart(load) },
])('a part that loads $how and whose code does not arrive', ({ make }) => {
  const formWith = (Part: ComponentType<GreetingProps>) => (
    <Suspense fallback="…">
      <form>
        <input aria-label="留言" />
        <Suspense fallback={null}>
          <Part name="小满" />
        </Suspense>
      </form>
    </Suspense>
  )

  it('a load failure shows in its place, keeps the input, and can be retried', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Greeting)
    const Part = make(load)
    await draw(formWith(Part))
    const input = field()
    if (input !== null) input.value = '请包装好'
    expect(place.querySelector('[role=alert]')?.textContent).toBe('这一部分没有加载出来。重试')
    await press()
    expect(place.textContent).toBe('你好 小满')
    expect(field()).toBe(input)
    expect(field()?.value).toBe('请包装好')
  })

  it('a part that throws while rendering does not affect the form around it', async () => {
    const Broken = (): ReactNode => {
      throw new Error('broken')
    }
    await draw(formWith(make(async () => Broken)))
    expect(field()).not.toBeNull()
    expect(place.querySelector('[role=alert]')).not.toBeNull()
  })
})

it('an optional part that fails to load shows no message', async () => {
  const Part = lazyPart<GreetingProps>(() => Promise.reject(new TypeError('offline')), { quiet: true })
  await draw(
    <Suspense>
      <p>页面</p>
      <Part name="小满" />
    </Suspense>,
  )
  expect(place.textContent).toBe('页面')
})
