import type { CrudNoun } from '../permissions.ts'
import type { DeskArea, ListCall, PageWire } from './list-call.ts'

/** The buttons of an ordinary page (spec §6). */
export type ResourceButton = 'show' | 'store' | 'update' | 'destroy'

/**
 * The calls of an ordinary page, declared once for both sides (spec §7): list, view, create, update, delete, and the import where there
 * is one. The server lays routes over it.
 */
export interface ResourceCall<T extends PageWire = PageWire, F extends string = string, S extends string = string>
  extends ListCall<T, F, S, never> {
  /** Its permissions are `<noun>.view|create|update|delete`. */
  readonly noun: CrudNoun
  /** Whether many may be made at once from a sheet: POST /{path}/import. */
  readonly importable?: boolean
  /** Buttons that the page does not have; they have no call either. */
  readonly without?: readonly ResourceButton[]
}

interface Declared<A extends DeskArea, F extends string, S extends string>
  extends Omit<ResourceCall<PageWire, F, S>, 'wire' | 'sums'> {
  readonly area: A
}

/** Declares the calls of an ordinary page; a field that sorts is a field of the row. */
export const resourceCall =
  <Row extends object, Create extends object, Update extends object = Create>() =>
  <const A extends DeskArea, const F extends string, const S extends keyof Row & string>(
    call: Declared<A, F, S>,
  ): ResourceCall<{ readonly row: Row; readonly view: Row; readonly create: Create; readonly update: Update }, F, S> & {
    readonly area: A
  } =>
    call
