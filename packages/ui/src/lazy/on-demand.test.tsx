import { act, Component, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onDemand } from './on-demand.tsx'

const Greeting = ({ name }: { readonly name: string }) => <p>{`你好 ${name}`}</p>

class Guard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>没有加载</p> : this.props.children
  }
}

let place: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('div')
  root = createRoot(place)
})

afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('shows nothing until its code is there, and then at once, the next time from the start', async () => {
  const code = Promise.withResolvers<typeof Greeting>()
  const load = vi.fn(() => code.promise)
  const Part = onDemand(load)
  expect(load).not.toHaveBeenCalled()
  act(() => root.render(<Part name="小满" />))
  expect(place.textContent).toBe('')
  await act(async () => code.resolve(Greeting))
  expect(place.textContent).toBe('你好 小满')
  act(() => root.render(<Part key="again" name="清和" />))
  expect(place.textContent).toBe('你好 清和')
  expect(load).toHaveBeenCalledTimes(1)
})

it('hands what kept its code from coming to the error boundary, and asks again when it is drawn anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue(Greeting)
  const Part = onDemand(load)
  const draw = (key: string) =>
    act(async () =>
      root.render(
        <Guard key={key}>
          <Part name="小满" />
        </Guard>,
      ),
    )
  await draw('first')
  expect(place.textContent).toBe('没有加载')
  await draw('second')
  expect(place.textContent).toBe('你好 小满')
})
