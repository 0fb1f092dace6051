// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { surface } from '../tokens/semantic.ts'
import bootScript from './boot-color-mode.js?raw'

const device = (dark: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: dark, addEventListener: () => {}, removeEventListener: () => {} }))
}

const load = async () => {
  vi.resetModules()
  return import('./color-mode.ts')
}

const boot = (): void => {
  new Function(bootScript)()
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.className = ''
  document.head.innerHTML = '<meta name="theme-color" content="">'
})

describe('colour mode', () => {
  it('follows the device until a choice is made', async () => {
    device(true)
    const { colorModePreference, resolveColorMode } = await load()
    expect(colorModePreference()).toBe('system')
    expect(resolveColorMode('system')).toBe('dark')
  })

  it('keeps a choice over a reload, against the device', async () => {
    device(true)
    const first = await load()
    first.chooseColorMode('light')
    expect(document.documentElement.classList.contains('light')).toBe(true)
    const second = await load()
    expect(second.colorModePreference()).toBe('light')
  })

  it('ignores an invalid value in the storage', async () => {
    device(false)
    localStorage.setItem('color_mode', 'purple')
    const { colorModePreference } = await load()
    expect(colorModePreference()).toBe('system')
  })

  it('works, for the length of the page, where storage is closed', async () => {
    device(false)
    const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed')
    })
    const { chooseColorMode, colorModePreference } = await load()
    chooseColorMode('dark')
    expect(colorModePreference()).toBe('dark')
    closed.mockRestore()
  })
})

describe('the boot script', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    [null, true, 'dark'],
    [null, false, 'light'],
  ] as const)('with %s stored and a dark device %s shows %s, as the app does later', async (choice, dark, expected) => {
    device(dark)
    if (choice) localStorage.setItem('color_mode', choice)
    boot()
    const { colorModePreference, resolveColorMode } = await load()
    expect(document.documentElement.className).toBe(expected)
    expect(resolveColorMode(colorModePreference())).toBe(expected)
    expect(document.querySelector('meta')?.content).toBe(surface.canvas[expected])
  })
})
