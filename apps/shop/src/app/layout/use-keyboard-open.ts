import { useSyncExternalStore } from 'react'

const share = 0.75

const watch = (listener: () => void) => {
  const view = window.visualViewport
  view?.addEventListener('resize', listener)
  return () => view?.removeEventListener('resize', listener)
}

const covered = (): boolean => {
  const view = window.visualViewport
  // Pinching shrinks the viewport too, at a scale above one.
  return view !== null && view !== undefined && view.scale <= 1.01 && view.height < window.innerHeight * share
}

/** Whether a phone's keyboard covers part of the page. */
export const useKeyboardOpen = (): boolean => useSyncExternalStore(watch, covered)
