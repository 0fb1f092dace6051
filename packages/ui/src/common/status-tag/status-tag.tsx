import { chakra } from '@chakra-ui/react/styled-system'
import { hasText, sayWith, useTranslation } from '@shiji/i18n/react.ts'
import { Tag } from '../tag-badge/tag-badge.tsx'
import { type StatusTone, statusTone } from './status-tone.ts'

export interface StatusTagProps {
  /** Vocabulary that the word belongs to: order, payment, store_verification, review, shelf … */
  readonly kind: string
  /** Status word of the contract, such as `waiting_payment`. */
  readonly status: string
  /** @default the tone of the word */
  readonly tone?: StatusTone
}

/** A status in words, with a dot in its tone; the colour never stands alone. A word without a text shows as it is. */
export function StatusTag({ kind, status, tone = statusTone(status) }: StatusTagProps) {
  const { i18n } = useTranslation('status')
  const key = `status.${kind}.${status}`
  return (
    <Tag tone={tone}>
      <chakra.span aria-hidden w="6px" h="6px" borderRadius="full" bg="currentColor" flexShrink="0" />
      {hasText(i18n, key) ? sayWith(i18n)(key) : status}
    </Tag>
  )
}
