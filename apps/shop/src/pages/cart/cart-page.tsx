export function Component() {
  return <h1>cart/cart</h1>
}
