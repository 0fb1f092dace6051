import { useText } from '@shiji/i18n/react.ts'
import { useEffect } from 'react'
import { useBackoffice } from './backoffice.ts'

/** Names the browser's tab after the page, its back office and the shop; leaves it while the title is not known. */
export function usePageTitle(title: string | undefined): void {
  const say = useText('backoffice', 'common')
  const { area } = useBackoffice()
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${say(`backoffice.area_${area}`)} · ${say('common.brand')}`
  }, [title, area, say])
}
