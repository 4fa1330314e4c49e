// React chooses its build by this variable when it is first imported. Its development build takes twice as long for a
// page, so the shop runs the other one wherever nothing else is asked for. Import this before anything of React.
process.env['NODE_ENV'] ??= 'production'
