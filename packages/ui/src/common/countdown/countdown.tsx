import { chakra } from '@chakra-ui/react/styled-system'
import { formatCountdown } from '@shiji/i18n/countdown.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { useEffect, useEffectEvent } from 'react'
import { useServerNow } from '../clock/use-server-now.ts'

export interface CountdownProps {
  /** The end, as ms since 1970 or ISO text, by the server's clock. */
  readonly until: number | string
  /** `words`: 1 天 02 时 03 分 04 秒; `clock`: 26 : 03 : 04, where days become hours (§4). @default 'words' */
  readonly form?: 'words' | 'clock'
  /** Shows each part of the clock in its own box. @default false */
  readonly boxed?: boolean
  /** Called once when the end is reached while the page is open. */
  readonly onEnd?: () => void
}

const inMs = (until: number | string): number => (typeof until === 'number' ? until : Date.parse(until))

/** Whole seconds until a time; 0 if it is past or invalid. */
export const secondsUntil = (until: number | string, now: number): number => {
  const left = Math.ceil((inMs(until) - now) / 1000)
  return Number.isFinite(left) && left > 0 ? left : 0
}

/** Remaining time, updated every second. Screen readers get it in minutes, on demand. */
export function Countdown({ until, form = 'words', boxed = false, onEnd }: CountdownProps) {
  const say = useText('ui')
  const locale = useLocale()
  const end = inMs(until)
  const now = useServerNow()
  const left = secondsUntil(end, now)
  const over = left === 0
  const announceEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (over) announceEnd()
  }, [over])

  const clock = formatCountdown(left, 'clock', locale)
  return (
    <chakra.span role="timer" aria-live="off" data-tabular whiteSpace="nowrap">
      <chakra.span srOnly>{say('ui.countdown_spoken', { time: formatCountdown(left, 'spoken', locale) })}</chakra.span>
      <chakra.span aria-hidden>
        {boxed && form === 'clock'
          ? clock.split(' : ').map((part, index) => (
              // The three parts of a clock are identified by their index.
              <chakra.span key={index}>
                {index > 0 && (
                  <chakra.span mx="1" fontWeight="semibold">
                    :
                  </chakra.span>
                )}
                <chakra.span
                  display="inline-block"
                  minW="26px"
                  px="1"
                  textAlign="center"
                  borderRadius="xs"
                  bg="bg.inverted"
                  color="fg.inverted"
                  fontWeight="semibold"
                >
                  {part}
                </chakra.span>
              </chakra.span>
            ))
          : form === 'clock'
            ? clock
            : formatCountdown(left, 'days', locale)}
      </chakra.span>
    </chakra.span>
  )
}
