import { useTableExportsQuery } from '@shiji/api/platform/table-export.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useEffect, useState } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { ASK_EVERY, isUnderWay } from './export-state.ts'
import { markReported } from './kept-exports.ts'
import { useDownload } from './use-download.ts'

/** Shows a message on any page when an export is ready, with a download button, or has failed. */
export function ExportWatcher({ ids }: { readonly ids: readonly number[] }) {
  const { area } = useBackoffice()
  const say = useText('common', 'exports', 'table')
  const download = useDownload()
  const [resting, setResting] = useState(false)
  const { data: exports } = useTableExportsQuery({ area }, { pollingInterval: resting ? 0 : ASK_EVERY })
  // The list does not contain exports that another person requested in this browser.
  const isQuiet = exports !== undefined && !exports.some(({ id, state }) => ids.includes(id) && isUnderWay(state))
  if (isQuiet !== resting) setResting(isQuiet)
  useEffect(() => {
    const ended = (exports ?? []).filter(
      ({ id, state }) => ids.includes(id) && (state === 'done' || state === 'failed'),
    )
    if (ended.length === 0) return
    markReported(ended.map(each => each.id))
    for (const made of ended) {
      const { name } = made
      if (made.state === 'failed') {
        toast.error(say('exports.failed', { name, reason: made.reason ?? '' }), { acrossPages: true })
        continue
      }
      toast.success(say('exports.ready', { name }), {
        duration: Number.POSITIVE_INFINITY,
        acrossPages: true,
        action: { label: say('exports.download'), onClick: () => void download(made) },
      })
    }
  }, [exports, ids, say, download])
  return null
}
