/** Stands for the writer's name in a canned answer. */
export const NAME_PLACE = '{name}'
