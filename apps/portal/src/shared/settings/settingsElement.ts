/** Id of the `<script type="application/json">` with the {@link RuntimeSettings}. */
export const settingsElementId = 'michi-settings';
