import { api } from '@shiji/api/base/api.ts'
import { useShijiDispatch, useShijiSelector } from '@shiji/api/hooks.ts'
import { useOwnStoresQuery, useSwitchStoreMutation } from '@shiji/api/identity/own-stores.api.ts'
import type { OwnStores } from '@shiji/contract/identity/invitations.ts'
import { useText } from '@shiji/i18n/react.ts'
import { ConfirmDialog } from '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { anythingUnsaved } from '@shiji/ui/common/unsaved/unsaved.ts'
import { Check, Store } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useBackoffice } from '../../core/running/backoffice.ts'

type OwnStore = OwnStores[number]

/**
 * The stores of a person with several, as entries of the user menu. Another store starts over with its menu and pages, and
 * asks before unsaved input is lost. The store of this page is an entry too: after another tab has switched, it switches
 * back and keeps the page.
 */
export function StoreSwitch() {
  const say = useText('backoffice')
  const { navigator } = useBackoffice()
  const dispatch = useShijiDispatch()
  const here = useShijiSelector(state => state.session.pageStore)
  const { data: stores = [] } = useOwnStoresQuery()
  const [send, sending] = useSwitchStoreMutation()
  const [wanted, setWanted] = useState<OwnStore>()
  const go = async (store: OwnStore) => {
    const done = await send({ store_id: store.id })
    setWanted(undefined)
    if (done.data === undefined) return
    if (store.id === here) {
      toast.success(say('backoffice.switch_store_here', { name: store.name }))
      return
    }
    dispatch(api.util.resetApiState())
    navigator.restart(done.data.defaultUrl)
  }
  if (stores.length < 2) return null
  return (
    <>
      {stores.map(store => (
        <li key={store.id}>
          <button
            type="button"
            disabled={sending.isLoading}
            aria-current={store.id === here}
            onClick={() => (anythingUnsaved() && store.id !== here ? setWanted(store) : void go(store))}
          >
            <Icon of={store.id === here ? Check : Store} size={16} />
            {store.id === here ? store.name : say('backoffice.switch_store', { name: store.name })}
          </button>
        </li>
      ))}
      {createPortal(
        <ConfirmDialog
          open={wanted !== undefined}
          title={say('backoffice.switch_store_unsaved_title')}
          text={say('backoffice.switch_store_unsaved', { name: wanted?.name ?? '' })}
          confirmLabel={say('backoffice.switch_store_go')}
          busy={sending.isLoading}
          onConfirm={() => wanted !== undefined && void go(wanted)}
          onCancel={() => setWanted(undefined)}
        />,
        document.body,
      )}
    </>
  )
}
