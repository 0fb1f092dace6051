import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** An event. */
export interface TimelineEntry {
  readonly id: string | number
  readonly title: ReactNode
  /** When, formatted. */
  readonly time?: ReactNode
  readonly body?: ReactNode
  /** Meaning of its dot; the newest usually has the accent. @default 'neutral' */
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger' | 'neutral'
}

export interface TimelineProps {
  /** In reading order: parcels newest first, the life of an order oldest first. */
  readonly entries: readonly TimelineEntry[]
}

const marks = {
  accent: 'accent.solid',
  success: 'status.success.border',
  warning: 'status.warning.border',
  danger: 'status.danger.border',
  neutral: 'border.control',
} as const

/** Events on a timeline. */
export function Timeline({ entries }: TimelineProps) {
  return (
    <chakra.ol display="flex" flexDirection="column">
      {entries.map(entry => (
        <chakra.li
          key={entry.id}
          position="relative"
          ps="6"
          pb="5"
          _last={{ pb: '0', _before: { display: 'none' } }}
          _before={{
            content: '""',
            position: 'absolute',
            insetStart: '4px',
            top: '14px',
            bottom: '-6px',
            w: '2px',
            bg: 'border',
          }}
        >
          <chakra.span
            aria-hidden
            position="absolute"
            insetStart="0"
            top="6px"
            w="10px"
            h="10px"
            borderRadius="full"
            bg={marks[entry.tone ?? 'neutral']}
          />
          <chakra.div display="flex" gap="3" flexWrap="wrap" justifyContent="space-between" alignItems="baseline">
            <chakra.span
              textStyle="md"
              fontWeight={entry.tone && entry.tone !== 'neutral' ? 'semibold' : 'medium'}
              minW="0"
              overflowWrap="anywhere"
            >
              {entry.title}
            </chakra.span>
            {entry.time && (
              <chakra.span textStyle="xs" color="fg.muted" data-tabular whiteSpace="nowrap">
                {entry.time}
              </chakra.span>
            )}
          </chakra.div>
          {entry.body && (
            <chakra.div textStyle="sm" color="fg.muted" mt="0.5" overflowWrap="anywhere">
              {entry.body}
            </chakra.div>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
