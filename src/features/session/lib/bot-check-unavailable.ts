/** The robot check could not run in this browser: its script was blocked, or did not answer. */
export class BotCheckUnavailable extends Error {}
