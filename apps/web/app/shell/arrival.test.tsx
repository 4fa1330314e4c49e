import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, Link, Outlet, useNavigate } from 'react-router'
import { beforeEach, expect, it } from 'vitest'

import { PANEL_ID } from '../assistant/call/panel-id.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Arrival } from './arrival.tsx'

let go: ReturnType<typeof useNavigate>

/** Two pages, each with a frame of its own as at the desk, below what stands on every page. */
beforeEach(() => {
  const Frame = ({ title, children }: { readonly title: string; readonly children?: React.ReactNode }) => (
    <>
      <title>{title}</title>
      <Link to="/yarns">Yarns</Link>
      <main id="content" tabIndex={-1} aria-label={title}>
        {children}
      </main>
    </>
  )
  const Root = () => {
    go = useNavigate()
    return (
      <Arrival>
        <Outlet />
      </Arrival>
    )
  }
  const Orders = () => (
    <Frame title="Orders">
      <Link to="?state=shipped#list">Shipped</Link>
    </Frame>
  )
  const Yarns = () => <Frame title="Yarns" />
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Root,
      children: [
        { path: 'orders', Component: Orders },
        { path: 'yarns', Component: Yarns },
      ],
    },
  ])
  render(<Stub initialEntries={['/orders']} />)
})

it('leads past what stands before the content', () => {
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#content')
  expect(screen.getByRole('link', { name: 'Skip to content' })).toBeInTheDocument()
})

it('moves focus to the content of the page that a link led to, and announces its title', async () => {
  expect(document.body).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Yarns' }))
  expect(await screen.findByRole('main', { name: 'Yarns' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Yarns')
})

it('leaves focus where it is when only the query and the hash change', async () => {
  const link = screen.getByRole('link', { name: 'Shipped' })
  await userEvent.click(link)
  expect(link).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('leaves focus in a dialog and in the assistant, and announces the page', async () => {
  const { unmount } = render(
    <Dialog open onOpenChange={() => {}} title="Dialog" opener={{ current: null }}>
      <input aria-label="Code" />
    </Dialog>,
  )
  screen.getByRole('textbox').focus()
  await act(async () => go('/yarns'))
  expect(screen.getByRole('textbox')).toHaveFocus()
  unmount()
  expect(screen.getByRole('status')).toHaveTextContent('Yarns')

  render(<input aria-label="Question" ref={(field) => field?.parentElement?.setAttribute('id', PANEL_ID)} />)
  screen.getByRole('textbox').focus()
  await act(async () => go('/orders'))
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Orders')
})
