import type { Channel } from 'storybook/internal/channels'

/** Inside a documentation page, in a separate frame. */
const standsInDocs = (): boolean =>
  window.parent !== window && new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs'

interface Switched {
  readonly globals: Readonly<Record<string, unknown>>
  /** Without what single stories set for themselves. */
  readonly userGlobals?: Readonly<Record<string, unknown>>
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
  }
}

const SWITCHES = ['theme', 'area', 'language'] as const

const positions = (told: Switched | undefined): Readonly<Record<string, unknown>> => {
  const globals = told?.userGlobals ?? told?.globals ?? {}
  return Object.fromEntries(SWITCHES.flatMap(name => (name in globals ? [[name, globals[name]] as const] : [])))
}

/** Toolbar settings of the page around a framed story; empty for a story on its own. */
export function switchesAround(): Readonly<Record<string, unknown>> {
  if (!standsInDocs()) return {}
  const channel = window.parent.__STORYBOOK_ADDONS_CHANNEL__
  const [told]: readonly Switched[] = channel?.last('globalsUpdated') ?? channel?.last('setGlobals') ?? []
  return positions(told)
}

/** Reloads a framed story when the toolbar settings of the page around it change, since frames do not get the change. */
export function followSwitches(): void {
  if (!standsInDocs()) return
  const begun = JSON.stringify(switchesAround())
  window.parent.__STORYBOOK_ADDONS_CHANNEL__?.on('globalsUpdated', (told: Switched) => {
    if (JSON.stringify(positions(told)) !== begun) window.location.reload()
  })
}

/** A framed story may take the focus, as its play does, but must not scroll the page away from its reader. */
export function keepPageSteady(): void {
  if (!standsInDocs()) return
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
