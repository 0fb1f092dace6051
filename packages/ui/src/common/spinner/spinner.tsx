import { chakra } from '@chakra-ui/react/styled-system'

export interface SpinnerProps {
  /** Edge in px. @default 20 */
  readonly size?: number
}

/** A spinner without text; the surrounding element says what is loading. */
export function Spinner({ size = 20 }: SpinnerProps) {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      w={`${size}px`}
      h={`${size}px`}
      borderRadius="full"
      borderWidth="2px"
      borderColor="currentColor"
      borderInlineEndColor="transparent"
      animation="spin 700ms linear infinite"
    />
  )
}
