/** A self-check, under the API's names. */
export interface ChecklistBlock {
	bloko_antraste: string;
	bloko_tekstas: string;
	klausimai: readonly string[];
	tekstas_visi: string;
	tekstas_ne_visi: string;
}
