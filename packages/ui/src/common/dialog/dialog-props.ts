import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import type { ReactNode } from 'react'

const { widthPercent, tableSelectPercent } = SPEC_LIMITS.dialog

/**
 * A share of the window from 1,200 px on (§9); below, at least 680 px, since half of a tablet is too little to type in.
 */
const shareOf = (percent: number) => `max(${percent}vw, min(680px, (1200px - 100vw) * 9999))`

/** Widths from 768 px on; `half` is the form dialog of §9, `wide` the picker's. */
export const DIALOG_WIDTHS = {
  sm: '420px',
  md: '560px',
  half: shareOf(widthPercent),
  wide: shareOf(tableSelectPercent),
} as const

export interface DialogProps {
  /** Whether it is open. */
  readonly open: boolean
  /** Called on Esc, the close button or a click outside; the caller decides. */
  readonly onClose: () => void
  /** Title; also the accessible name. */
  readonly title: ReactNode
  /** Text below the title, announced with it. */
  readonly description?: ReactNode
  /** Buttons; the main one last. */
  readonly footer?: ReactNode
  /** @default 'md' */
  readonly width?: keyof typeof DIALOG_WIDTHS
  /** Has a full-screen button (§2). @default false */
  readonly fullScreenToggle?: boolean
  /** Starts in full screen. @default false */
  readonly fullScreen?: boolean
  /** A click outside asks to close; turn off where input could be lost. @default true */
  readonly closeOnOutside?: boolean
  /** `alertdialog` interrupts, for questions that need an answer. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog'
  /** Content; scrolls when it is longer than the screen. */
  readonly children?: ReactNode
}
