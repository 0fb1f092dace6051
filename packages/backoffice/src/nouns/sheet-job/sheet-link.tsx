import type { SheetKind } from '@shiji/contract/exchange/sheet.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'

/** The way from a list to the imports and exports of its records; nothing for people who may not make any. */
export function SheetLink({ kind }: { readonly kind: SheetKind }) {
  const say = useText('records')
  const { navigator } = useBackoffice()
  if (!useHeldPermissions()('sheet.export')) return null
  return (
    <Button onClick={() => void navigator.current().navigate(`/sheet_jobs?kind=${kind}`)}>
      {say('records.import_export')}
    </Button>
  )
}
