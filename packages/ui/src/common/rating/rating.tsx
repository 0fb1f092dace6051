import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Star } from './star.tsx'

const Row = ({ size, filled }: { readonly size: number; readonly filled: boolean }) => (
  <>
    {[1, 2, 3, 4, 5].map(star => (
      <Star key={star} size={size} filled={filled} />
    ))}
  </>
)

export interface RatingProps {
  /** 0 to 5, fractions shown as parts of a star. */
  readonly value: number
  /** Edge of a star in px. @default 16 */
  readonly size?: number
  /** Whether the number is shown; screen readers get it anyway. Off where it is written larger beside the stars. @default true */
  readonly number?: boolean
}

/** A rating to read: stars with the number beside them, for screen readers too. */
export function Rating({ value, size = 16, number = true }: RatingProps) {
  const say = useText('ui')
  const share = `${(Math.max(0, Math.min(5, value)) / 5) * 100}%`
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap">
      <chakra.span aria-hidden position="relative" display="inline-flex" color="fg.subtle">
        <Row size={size} filled={false} />
        <chakra.span
          position="absolute"
          inset="0"
          display="inline-flex"
          overflow="hidden"
          color="status.warning.solid"
          style={{ width: share }}
        >
          <Row size={size} filled />
        </chakra.span>
      </chakra.span>
      {number && (
        <chakra.span textStyle="sm" fontWeight="medium" data-tabular aria-hidden>
          {value.toFixed(1)}
        </chakra.span>
      )}
      <chakra.span srOnly>{say('ui.rating', { value: value.toFixed(1) })}</chakra.span>
    </chakra.span>
  )
}
