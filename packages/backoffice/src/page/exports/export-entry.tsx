import { chakra } from '@chakra-ui/react/styled-system'
import { useDeleteExportMutation } from '@shiji/api/platform/table-export.api.ts'
import type { TableExport } from '@shiji/contract/platform/table-export.ts'
import { formatDateTime, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { useState } from 'react'
import { useAct } from '../../core/action/use-act.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { useDownload } from './use-download.ts'

const tones = { waiting: 'neutral', running: 'info', done: 'success', failed: 'danger' } as const

/** One export: name, state, progress and its buttons. */
export function ExportEntry({ made }: { readonly made: TableExport }) {
  const say = useText('common', 'exports', 'table')
  const locale = useLocale()
  const { area } = useBackoffice()
  const download = useDownload()
  const [remove] = useDeleteExportMutation()
  const act = useAct()
  const [written, setWritten] = useState<number>()
  const { id, name, state, total, done } = made
  const count = (value: number) => formatNumber(value, locale)
  const write = async () => {
    setWritten(0)
    await download(made, setWritten)
    setWritten(undefined)
  }
  const now = written ?? (state === 'running' ? done : undefined)
  return (
    <chakra.li display="grid" gap="2" p="3" borderWidth="1px" borderRadius="md">
      <chakra.div display="flex" alignItems="center" gap="2" justifyContent="space-between">
        <chakra.span fontWeight="semibold" overflowWrap="anywhere" minW="0">
          {name}
        </chakra.span>
        <Tag tone={tones[state]}>{say(`exports.state_${state}`)}</Tag>
      </chakra.div>
      <chakra.span textStyle="sm" color="fg.muted">
        {formatDateTime(made.created_at, locale)}
      </chakra.span>
      {made.reason !== null && (
        <chakra.span textStyle="sm" color="status.danger.fg">
          {made.reason}
        </chakra.span>
      )}
      {now !== undefined && (
        <chakra.div display="grid" gap="1" textStyle="sm">
          <chakra.progress
            w="full"
            h="6px"
            css={{ accentColor: '{colors.accent.solid}' }}
            max={Math.max(1, total ?? done)}
            value={now}
            aria-label={say('table.bulk_progress')}
          />
          <chakra.span data-tabular>
            {say('table.export_rows', { done: count(now), of: count(total ?? done) })}
          </chakra.span>
        </chakra.div>
      )}
      <chakra.div display="flex" gap="2" justifyContent="flex-end">
        {state === 'done' && (
          <Button
            size="sm"
            look="solid"
            loading={written !== undefined}
            aria-label={say('exports.download_of', { name })}
            onClick={() => void write()}
          >
            {say('exports.download')}
          </Button>
        )}
        <Button
          size="sm"
          tone="danger"
          aria-label={say('exports.delete', { name })}
          onClick={() => void act(id, () => remove({ area, id }))}
        >
          {say('common.delete')}
        </Button>
      </chakra.div>
    </chakra.li>
  )
}
