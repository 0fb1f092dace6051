import { chakra } from '@chakra-ui/react/styled-system'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Asked, FailedToLoad } from './loaded.tsx'
import { Stack } from './section.tsx'

export interface DashboardProps<T> {
  readonly asked: Asked<T> & { readonly fulfilledTimeStamp?: number | undefined }
  /** Renders the widgets; without figures their skeletons. */
  readonly children: (data: T | undefined, retry: () => void) => ReactNode
}

/** A page of widgets for one answer: its time, a refresh button, and the widgets, which stay if a refresh fails. */
export function Dashboard<T>({ asked, children }: DashboardProps<T>) {
  const say = useText('dashboard')
  const locale = useLocale()
  const { data, isFetching, fulfilledTimeStamp: at } = asked
  const retry = () => void asked.refetch()
  const failed = asked.error !== undefined && !isFetching
  if (failed && data === undefined) return <FailedToLoad asked={asked} extent="part" />
  return (
    <Stack>
      <chakra.div display="flex" alignItems="center" justifyContent="flex-end" gap="3" flexWrap="wrap" minH="32px">
        {at !== undefined && (
          <chakra.span textStyle="xs" color="fg.muted" data-tabular>
            {say('dashboard.updated', { time: formatDateTime(new Date(at), locale) })}
          </chakra.span>
        )}
        <Button size="sm" icon={<Icon of={RefreshCw} size={16} />} loading={isFetching} onClick={retry}>
          {say('dashboard.refresh')}
        </Button>
      </chakra.div>
      {failed && <FailedToLoad asked={asked} extent="inline" />}
      {children(data, retry)}
    </Stack>
  )
}
