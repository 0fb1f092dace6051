import { defaultButtons, type TableButtons } from '@shiji/ui/backoffice/data-table/toolbar/table-buttons.ts'
import { useMemo } from 'react'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'

/** The page's buttons (spec §6), without those that the person has no permission for. */
export function useAllowedButtons({
  buttons,
  noun,
  form,
  editForm,
  ownForm,
  onAdd,
  onEdit,
}: ResourceDeclaration): TableButtons {
  const can = useHeldPermissions()
  return useMemo(() => {
    const wanted = { ...defaultButtons, ...buttons }
    const may = (verb: string) => noun === undefined || can(`${noun}.${verb}`)
    return {
      ...wanted,
      store: wanted.store && (form ?? ownForm ?? onAdd) !== undefined && may('create'),
      update: wanted.update && (form ?? editForm ?? ownForm ?? onEdit) !== undefined && may('update'),
      destroy: wanted.destroy && may('delete'),
      deletes: wanted.deletes && may('delete'),
      import: wanted.import && may('create'),
    }
  }, [buttons, noun, form, editForm, ownForm, onAdd, onEdit, can])
}
