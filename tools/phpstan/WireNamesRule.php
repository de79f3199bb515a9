<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tools\PHPStan;

use PhpParser\Node;
use PhpParser\Node\Scalar\String_;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Lithuanian names of the API stay in Schema/ and in the inputs of routes; all other code is English.
 *
 * @implements Rule<String_>
 */
final class WireNamesRule implements Rule {

	private const WORDS = array(
		'aktyvumas',
		'apibudinkite_imonesveiklos_sriti',
		'apklausaId',
		'aprasymas',
		'aprasymas_en',
		'aprasymas_lt',
		'aprasymasen',
		'aprasymaslt',
		'atsakymas',
		'atsakymu_variantai',
		'bloko_antraste',
		'etapai',
		'imones_pavadinimas',
		'imones_veiklosregistracijos_metai',
		'instrukcijos',
		'istorijos',
		'klausimai',
		'klausimaiAtsakymai',
		'klausimaireikalinga_pagalba',
		'klausimas',
		'klausimas_ir_atsakymas',
		'klausimo_laukelio_paaiskinimas_nebutinas',
		'mentoriai',
		'mentoriaus_paskirtas_statusas',
		'mentoriu_puslapis',
		'miestas',
		'pagrindinisTikslas',
		'pagrindinis_tikslas',
		'pareigos_ir_imone',
		'pareigos_ir_imone_en',
		'pareigosirimone',
		'pareigosirimoneen',
		'paskyrosUzimtumas',
		'paskyros_uzimtumas',
		'pavadinimas',
		'pranesejai',
		'redagavimo_data',
		'regMetai',
		'rezultatas',
		'siekiamas_rezultatas',
		'skales_komentaras_kuris_rodomas_po_klausimu',
		'sritis',
		'sritis2',
		'sukurimo_data',
		'tekstas_ne_visi',
		'tekstas_visi',
		'terminas',
		'tipas',
		'turinys',
		'variantas',
		'veiklosSritis',
		'veiksmas',
		'verslininkas',
		'verslininko_paskirtas_statusas',
		'vieta',
	);

	/** Blocks keep these names in the posts of editors; Demo writes such posts; the query of lists is public; so is the address of the menu of staff. */
	private const PLACES = '~/includes/(\w+/Schema/|\w+/Rest/\w+Route\.php|Content/|Core/StaffMenu\.php|Demo/|map\.php|Shell/ListQuery\.php)~';

	public function getNodeType(): string {
		return String_::class;
	}

	public function processNode( Node $node, Scope $scope ): array {
		$file = strtr( $scope->getFile(), '\\', '/' );
		if ( ! in_array( $node->value, self::WORDS, true ) || ! str_contains( $file, '/includes/' ) || 1 === preg_match( self::PLACES, $file ) ) {
			return array();
		}
		return array( RuleErrorBuilder::message( "The name \"$node->value\" of the API belongs into Schema/ or the input of a route." )->identifier( 'mentoriai.wireName' )->build() );
	}
}
