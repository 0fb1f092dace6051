import { chakra } from '@chakra-ui/react/styled-system'
import { hasText, sayWith, useTranslation } from '@shiji/i18n/react.ts'
import { Tag } from '../tag-badge/tag-badge.tsx'
import { type StatusTone, statusTone } from './status-tone.ts'

export interface StatusTagProps {
  /** Vocabulary of the status: order, payment, store_verification, review, shelf … */
  readonly kind: string
  /** Status word of the contract, such as `waiting_payment`. */
  readonly status: string
  /** @default the tone of the status */
  readonly tone?: StatusTone
}

/** A status as text, with a dot in its tone; colour is never the only sign. A status without a text shows as it is. */
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
