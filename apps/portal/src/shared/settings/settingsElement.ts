/** Id of the `<script type="application/json">` with the settings. */
export const settingsElementId = 'michi-settings';
